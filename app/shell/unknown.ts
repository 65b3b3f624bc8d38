import { redirect } from "react-router";
import { lostPathCookie } from "./lost-path.server.ts";

/** Every unknown document path leads to the redirect page, which names the nearest doors. */
export function loader({ request }: { request: Request }): Response {
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  return redirect("/zone1/redirect", { headers: { "set-cookie": lostPathCookie(path) } });
}
