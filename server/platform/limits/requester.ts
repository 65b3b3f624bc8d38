/** Who asks, as limits count. */
export interface Requester {
  address: string;
  /** Null before the visitor cookie; then only the address counts. */
  visitorId: string | null;
}
