import { settings } from './settings';
import { t } from './strings';

/// What is known of whoever sits at a seat: a bot has no name of its own.
interface Sitter {
  seat: number;
  kind?: string;
  name?: string;
  level?: string;
}

const isBot = ({ kind, name }: Sitter): boolean => (kind ? kind === 'bot' : !name);

/// A bot's name: `Bot 2`, since several look alike; the only one is `Bot`.
export const botName = (sitters: Sitter[], seat: number): string => {
  const bots = sitters.filter(isBot).map((sitter) => sitter.seat);
  return bots.length > 1 ? `${t.bot}${settings.language === 'ja' ? '' : ' '}${bots.indexOf(seat) + 1}` : t.bot;
};

/// The same with its level: `Bot 2 (Hard)`.
export const botInFull = (sitters: Sitter[], seat: number): string => {
  const { level = '' } = sitters.find((sitter) => sitter.seat === seat)!;
  return `${botName(sitters, seat)} (${t.levels[level] ?? level})`;
};
