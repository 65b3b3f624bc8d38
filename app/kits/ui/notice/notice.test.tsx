// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { mount } from "../testing/mount.tsx";
import { Notice } from "./notice.tsx";

it("helps first and tells its story after", () => {
  const { find, unmount } = mount(
    <Notice
      message="まだ何も入っていません。"
      action={<a href="/ranking">順位を見る</a>}
      story="欲しがらない夜も、ある。"
    />,
  );
  expect(find("div").textContent).toBe("まだ何も入っていません。順位を見る欲しがらない夜も、ある。");
  unmount();
});

it("interrupts only for what has just gone wrong", () => {
  const role = (announce?: "now" | "soon") => {
    const { find, unmount } = mount(<Notice message="通信できませんでした。" announce={announce} />);
    const found = find("div").getAttribute("role");
    unmount();
    return found;
  };
  expect(role("now")).toBe("alert");
  expect(role("soon")).toBe("status");
  expect(role()).toBeNull();
});
