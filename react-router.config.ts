import type { Config } from "@react-router/dev/config";

// `initial`: the whole route manifest is about a kilobyte, so no first navigation waits for it.
export default { ssr: true, routeDiscovery: { mode: "initial" } } satisfies Config;
