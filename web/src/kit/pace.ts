import { settings } from '../shell/settings';

const FACTORS: Record<string, number> = { slow: 2, brisk: 0.5 };

/// How long a movement of so many milliseconds takes at the speed that the person likes.
export const paced = (ms: number): number => ms * (FACTORS[settings.motion] ?? 1);
