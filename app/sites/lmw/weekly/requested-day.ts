/** The earlier day that the address requests (`?night=`), as a ticket takes it; nothing without one. Browser only. */
export function getRequestedDay(search: string): { night?: string } {
  const day = new URLSearchParams(search).get("night");
  return day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? { night: day } : {};
}
