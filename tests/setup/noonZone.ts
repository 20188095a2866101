const NOON = 12;

/** A time zone in which it is `hour` o'clock, and some minutes, at this moment. The signs of such zones are turned around. */
export function noonZone(hour = NOON, now = new Date()): string {
  const ahead = ((hour - now.getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? "Etc/GMT" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}
