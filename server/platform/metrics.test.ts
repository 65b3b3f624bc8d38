import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";

test("requests are told by route, method and status, with their time and their bytes", async () => {
  const metrics = createMetrics();
  const request = { route: "zones /zone1", method: "GET", status: 200, durationMs: 2, bytes: 9_000 };
  for (const durationMs of [2, 250]) metrics.observeRequest({ ...request, durationMs });
  metrics.observeRequest({ ...request, status: 503, bytes: 0 });
  const { text, contentType } = await metrics.describe();
  expect(contentType).toContain("text/plain");
  const line =
    'kate_http_request_seconds_bucket{le="0.003",kind="page",route="zones /zone1",method="GET",status="200"} 1';
  expect(text).toContain(line);
  expect(text).toContain(
    'kate_http_request_seconds_count{kind="page",route="zones /zone1",method="GET",status="200"} 2',
  );
  expect(text).toContain(
    'kate_http_request_seconds_count{kind="page",route="zones /zone1",method="GET",status="503"} 1',
  );
  expect(text).toContain('kate_http_response_bytes_total{route="zones /zone1"} 18000');
});

test("what is read when it is asked for is what it is then, and two processes know nothing of each other", async () => {
  const [metrics, other] = [createMetrics(), createMetrics()];
  let idle = 3;
  const read = () => ({ idle, waiting: 0 });
  metrics.addReading({ name: "kate_database_connections", help: "of the pool", label: "state", read });
  expect((await metrics.describe()).text).toContain('kate_database_connections{state="idle"} 3');
  idle = 1;
  metrics.countPage("fresh");
  metrics.count("kate_events_total", "scan_begin");
  const { text } = await metrics.describe();
  expect(text).toContain('kate_database_connections{state="idle"} 1');
  expect(text).toContain('kate_pages_total{source="fresh"} 1');
  expect(text).toContain('kate_events_total{kind="scan_begin"} 1');
  expect((await other.describe()).text).not.toContain("kate_pages_total{");
});

test.each([
  ["/api/review/list", "GET", "read"],
  ["/api/review/reviews", "POST", "write"],
  ["lmw /lmw/stg/:n.data", "GET", "page"],
  ["file build", "GET", "file"],
  ["drawn ogp", "GET", "drawn"],
  ["other", "POST", "other"],
])("%s by %s is held to what is promised of a %s", async (route, method, kind) => {
  const metrics = createMetrics();
  metrics.observeRequest({ route, method, status: 200, durationMs: 1, bytes: 0 });
  expect((await metrics.describe()).text).toContain(`kate_http_request_seconds_count{kind="${kind}",route="${route}"`);
});
