import { DoorRow, DoorRows } from "./door-row.tsx";

export const sandboxes = {
  "the three doors of the gate": () => (
    <DoorRows>
      <DoorRow number={1} word="顔から始める" time="10秒" to="/scan" go />
      <DoorRow number={2} word="唇にのせる" time="5秒" to="/virtual_tester" />
      <DoorRow number={3} word="決めつけを塗りつぶす" time="20秒" to="/lmw" />
    </DoorRows>
  ),
  "none of them first": () => (
    <DoorRows>
      <DoorRow number={1} word="怪物に会う" to="/lmw" />
      <DoorRow number={2} word="今夜のことば" to="/lmp" />
    </DoorRows>
  ),
  "in English": () => (
    <div lang="en">
      <DoorRows>
        <DoorRow number={1} word="Start from your face" time="10 s" to="/scan_en" go />
        <DoorRow number={2} word="Put it on lips" time="5 s" to="/testerplay-en" />
        <DoorRow number={3} word="Build a mascara" time="20 s" to="/mcm_en" />
      </DoorRows>
    </div>
  ),
  "한국어, 繁體中文, ไทย": () => (
    <>
      <div lang="ko">
        <DoorRows>
          <DoorRow number={1} word="얼굴에서 시작하기" time="10초" to="/scan_kr" go />
        </DoorRows>
      </div>
      <div lang="zh-TW">
        <DoorRows>
          <DoorRow number={2} word="先從臉開始" time="10秒" to="/scan_tc" />
        </DoorRows>
      </div>
      <div lang="th">
        <DoorRows>
          <DoorRow number={3} word="ลองทาบนริมฝีปาก" time="5 วินาที" to="/testerplay-thai" />
        </DoorRows>
      </div>
    </>
  ),
};
