-- Every game that was played to its end; made from the journal, from which it can be made again.
create table games (
  table_id    text    not null primary key,
  game        text    not null,
  started     text    not null,
  ended       text    not null,
  turns       integer not null
);

-- Who sat there in the end, by the names of that time. A bot has a level and no player; where it sat
-- in for a person it has both.
create table game_seats (
  table_id    text    not null,
  seat        integer not null,
  player_id   text,
  name        text    not null,
  level       text,
  place       integer not null,
  points      integer,
  game        text    not null,
  ended       text    not null,
  duration_ms bigint  not null,
  standing    text    not null check (standing in ('won', 'drawn', 'lost', 'uncounted')),
  primary key (table_id, seat)
);
create index game_seats_by_player on game_seats (player_id, ended) where player_id is not null;

-- The leaderboard of each game: every person, with the name of their last game.
create table leaders (
  game      text    not null,
  player_id text    not null,
  name      text    not null,
  played    integer not null,
  won       integer not null,
  drawn     integer not null,
  primary key (game, player_id)
);
create index leaders_by_wins on leaders (game, won);

-- Whether a closed table has been told to the history.
alter table tables add column told integer not null default 0;
create index tables_untold on tables (table_id) where phase = 'closed' and told = 0;
