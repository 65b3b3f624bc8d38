const texts = ["banner", "title", "heading", "lead", "service", "body", "fine", "aside", "note", "quiet", "bright"];

export const sandboxes = {
  texts: () => (
    <>
      {[...texts, "warning", "medium", "strong", "face", "underlined", "link", "centred", "code", "name", "mark"].map(
        (role) => (
          <p key={role} className={`text-${role}`}>
            {role} 踊り場の金魚
          </p>
        ),
      )}
      {[12, 14, 15, 16, 17, 18].map((leading) => (
        <p key={leading} className={`text-leading-${leading}`}>
          leading {leading / 10}
          <br />
          白い光の色です。
        </p>
      ))}
    </>
  ),
  stacks: () => <Groups names={["stack-1", "stack-2", "stack-3", "stack-4", "stack-5", "column-1", "column-3"]} />,
  rows: () => (
    <Groups names={["row-2", "row-3", "line-2", "line-3", "line-4", "spread-2", "spread-3", "facts-3", "facts-4"]} />
  ),
  places: () => (
    <Groups
      names={["grid halves", "middle", "grid justify-centre", "side", "pad-side-3", "pad-side-4", "pad-side-5"]}
    />
  ),
  grounds: () => (
    <Groups names={["on-ink", "on-soot", "on-grey", "on-paper", "rule-above", "rule-below", "hair-below", "marked"]} />
  ),
  "what opens": () => (
    <>
      {["opens-plus", "opens-row", "target-line text-link"].map((look, at) => (
        <details key={look} open={at === 1}>
          <summary className={look}>カメラを許可するには</summary>
          <p>設定で許可してから、もう一度開きます。</p>
        </details>
      ))}
    </>
  ),
  "boxes to tick": () => (
    <>
      {["応募のきまりを読みました。", "日本国内に住んでいます。", "今日はもう選べません。"].map((words, at) => (
        <label key={words} className="tick-row">
          <input type="checkbox" defaultChecked={at === 1} disabled={at === 2} />
          <span>{words}</span>
        </label>
      ))}
    </>
  ),
  "choices that are drawn": () => (
    <fieldset className="grid halves">
      {["三分", "七分"].map((minutes, at) => (
        <label key={minutes} className="choice-bar choice-tile middle target-box">
          <input type="radio" name="minutes" value={minutes} defaultChecked={at === 1} />
          {minutes}
        </label>
      ))}
    </fieldset>
  ),
  "a place on a line": () => (
    <>
      <input type="range" className="slider" aria-label="はじめ" min={0} max={10} defaultValue={0} />
      <input type="range" className="slider" aria-label="なか" min={0} max={10} defaultValue={4} />
      <input type="range" className="slider" aria-label="おわり" min={0} max={10} defaultValue={10} disabled />
    </>
  ),
};

function Groups({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <div key={name} className={name}>
      <span>{name}</span>
      <span className="target-inline text-link">蓮の池</span>
      <span>踊り場の金魚</span>
    </div>
  ));
}
