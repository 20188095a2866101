/** A time as ISO 8601 text in UTC; null stays null. */
export function timeSql(moment: string): string {
  return `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
