import { VerticalHeading } from "./vertical-heading.tsx";

export const sandboxes = {
  "the sentence of the gate": () => <VerticalHeading lines={["決めつけの外側に、", "町がある。"]} reveal />,
  "alone in its view": () => <VerticalHeading level={2} size={48} lines={["踊り場の", "金魚"]} />,
  "other languages": () => (
    <>
      <div lang="en">
        <VerticalHeading level={2} lines={["Outside of should,", "there is a town."]} />
      </div>
      <div lang="zh-TW">
        <VerticalHeading level={2} lines={["在成見之外，", "有一座城。"]} />
      </div>
      <div lang="ko">
        <VerticalHeading level={2} lines={["단정 짓는 말의 바깥에", "마을이 있다."]} />
      </div>
      <div lang="th">
        <VerticalHeading level={2} lines={["นอกกรอบคำตัดสิน", "มีเมืองอยู่"]} />
      </div>
    </>
  ),
};
