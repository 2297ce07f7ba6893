package parlor.games.tictactoe;

/// This game has no options; who begins is who takes seat 0.
public record TicTacToeOptions() {}
