// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { mount } from "../testing/mount.tsx";
import { VerticalHeading } from "./vertical-heading.tsx";

it("is one heading, whose lines read as one sentence", () => {
  const { find, findAll, unmount } = mount(
    <VerticalHeading level={2} lines={["決めつけの外側に、", "町がある。"]} reveal />,
  );
  expect(findAll("h1, h2, h3")).toHaveLength(1);
  expect(find("h2").textContent).toBe("決めつけの外側に、町がある。");
  unmount();
});
