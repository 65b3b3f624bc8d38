// Writes the configuration of nginx for containers.
//   node deploy/write-nginx.ts --out /etc/zone/nginx.conf --upstream zone-a:3000 --upstream zone-b:3000
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { renderNginx } from "./render-nginx.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    listen: { type: "string", default: "8080" },
    upstream: { type: "string", multiple: true, default: [] },
    "work-dir": { type: "string", default: "/var/cache/nginx" },
    resolver: { type: "string" },
    balancer: { type: "string", multiple: true, default: [] },
    api: { type: "string", default: "/api/" },
  },
});
const text = renderNginx({
  listenPort: Number(values.listen),
  upstreams: values.upstream,
  workDir: values["work-dir"],
  resolver: values.resolver,
  balancers: values.balancer,
  apiBasePath: values.api,
});
if (values.out === undefined) process.stdout.write(text);
else writeFileSync(values.out, text);
