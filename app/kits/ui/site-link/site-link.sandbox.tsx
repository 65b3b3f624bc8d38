import { SiteLink, SiteLinks } from "./site-link.tsx";

export const sandboxes = {
  "the three doors of the gate": () => (
    <SiteLinks>
      <SiteLink number={1} label="顔から始める" time="10秒" to="/scan" isPrimary />
      <SiteLink number={2} label="唇にのせる" time="5秒" to="/virtual_tester" />
      <SiteLink number={3} label="決めつけを塗りつぶす" time="20秒" to="/lmw" />
    </SiteLinks>
  ),
  "none of them first": () => (
    <SiteLinks>
      <SiteLink number={1} label="怪物に会う" to="/lmw" />
      <SiteLink number={2} label="今夜のことば" to="/lmp" />
    </SiteLinks>
  ),
  "in English": () => (
    <div lang="en">
      <SiteLinks>
        <SiteLink number={1} label="Start from your face" time="10 s" to="/scan_en" isPrimary />
        <SiteLink number={2} label="Put it on lips" time="5 s" to="/testerplay-en" />
        <SiteLink number={3} label="Build a mascara" time="20 s" to="/mcm_en" />
      </SiteLinks>
    </div>
  ),
  "한국어, 繁體中文, ไทย": () => (
    <>
      <div lang="ko">
        <SiteLinks>
          <SiteLink number={1} label="얼굴에서 시작하기" time="10초" to="/scan_kr" isPrimary />
        </SiteLinks>
      </div>
      <div lang="zh-TW">
        <SiteLinks>
          <SiteLink number={2} label="先從臉開始" time="10秒" to="/scan_tc" />
        </SiteLinks>
      </div>
      <div lang="th">
        <SiteLinks>
          <SiteLink number={3} label="ลองทาบนริมฝีปาก" time="5 วินาที" to="/testerplay-thai" />
        </SiteLinks>
      </div>
    </>
  ),
};
