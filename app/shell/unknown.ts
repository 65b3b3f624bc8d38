import { redirect } from "react-router";
import { documentPath } from "./door/document-path.server.ts";
import { lostPathCookie } from "./lost-path.server.ts";

/** Every unknown document path leads to the redirect page, which names the nearest doors. */
export function loader({ request }: { request: Request }): Response {
  const path = documentPath(new URL(request.url).pathname);
  return redirect("/zone1/redirect", { headers: { "set-cookie": lostPathCookie(path) } });
}
