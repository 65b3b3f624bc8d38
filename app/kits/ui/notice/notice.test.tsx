// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { mount, send } from "../testing/mount.tsx";
import { EmptyState, ErrorNotice, Notice } from "./notice.tsx";

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

it("says what failed, by which code, and tries the same again at a press", () => {
  const onRetry = vi.fn<() => void>();
  const { find, unmount } = mount(
    <ErrorNotice announce="now" code="E-NET" message="通信できませんでした。" retry="もう一度" onRetry={onRetry} />,
  );
  expect(find('[role="alert"]').textContent).toBe("通信できませんでした。もう一度E-NET");
  send(find("button"), new MouseEvent("click", { bubbles: true }));
  expect(onRetry).toHaveBeenCalledOnce();
  unmount();
});

it("offers no button where nothing comes of trying again", () => {
  const { findAll, unmount } = mount(<ErrorNotice message="終了しました。" retry={null} onRetry={() => {}} />);
  expect(findAll("button")).toEqual([]);
  unmount();
});

it("says why a list is empty and leads to where something is", () => {
  const { find, unmount } = mount(
    <EmptyState message="まだ何も入っていません。" story="欲しがらない夜も、ある。" link="順位を見る" to="/ranking" />,
  );
  expect(find("div").textContent).toBe("まだ何も入っていません。順位を見る欲しがらない夜も、ある。");
  expect(find<HTMLAnchorElement>("a").pathname).toBe("/ranking");
  unmount();
});

it("leads nowhere where there is nowhere to go", () => {
  const { findAll, unmount } = mount(<EmptyState message="まだ何も入っていません。" link={false} to="/ranking" />);
  expect(findAll("a")).toEqual([]);
  unmount();
});
