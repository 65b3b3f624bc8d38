import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Disclosure } from "./disclosure.tsx";

it("opens without a script, and keeps its content in the page", () => {
  const html = renderToString(
    <Disclosure summary="応募のきまり" className="place">
      <p>一人一回</p>
    </Disclosure>,
  );
  expect(html).toMatch(/^<details class="place"><summary[^>]*>応募のきまり<\/summary><p>一人一回<\/p><\/details>$/);
});
