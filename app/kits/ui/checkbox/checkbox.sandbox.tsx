import { Checkbox } from "./checkbox.tsx";

export const sandboxes = {
  "to agree": () => (
    <>
      <Checkbox name="rules" required>
        応募のきまりを読みました。
      </Checkbox>
      <Checkbox name="lives" defaultChecked>
        日本国内に住んでいます。
      </Checkbox>
      <Checkbox name="closed" disabled>
        今日はもう選べません。
      </Checkbox>
    </>
  ),
  "one of several": () => (
    <fieldset>
      <legend>いちばん好きな時間</legend>
      {["朝", "夕", "夜"].map((hour) => (
        <Checkbox key={hour} type="radio" name="hour" value={hour}>
          {hour}
        </Checkbox>
      ))}
    </fieldset>
  ),
};
