/** The earlier night that the address asks for (`?night=`), as a ticket takes it; nothing without one. Browser only. */
export function askedNight(search: string): { night?: string } {
  const night = new URLSearchParams(search).get("night");
  return night !== null && /^\d{4}-\d{2}-\d{2}$/.test(night) ? { night } : {};
}
