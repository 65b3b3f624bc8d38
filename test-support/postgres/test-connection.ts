/** Many tests share a machine: there a new connection may take longer than a visitor is to wait for an answer. */
export const testConnectWithinMs = 10_000;
