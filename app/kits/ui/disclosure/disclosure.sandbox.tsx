import { Disclosure } from "./disclosure.tsx";

const conditions = <p>応募は一人一回です。当選は三十日のあいだ受け取れます。</p>;

export const sandboxes = {
  "a plus before the words": () => (
    <>
      <Disclosure summary="応募のきまり">{conditions}</Disclosure>
      <Disclosure summary="応募のきまり" open>
        {conditions}
      </Disclosure>
    </>
  ),
  "a row that opens": () => (
    <>
      <Disclosure look="chevron" className="hair-below" summary="条件でしぼる">
        {conditions}
      </Disclosure>
      <Disclosure look="chevron" className="hair-below" summary="カメラが開かないときは、どうすればいいですか。" open>
        {conditions}
      </Disclosure>
    </>
  ),
  "words within a text": () => (
    <Disclosure look="words" summary="カメラを許可するには">
      {conditions}
    </Disclosure>
  ),
};
