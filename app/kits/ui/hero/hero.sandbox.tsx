import { Button } from "../button/button.tsx";
import { Picture } from "../picture/picture.tsx";
import scene from "../pictures/zone1-gate.json";
import { VerticalHeading } from "../vertical-heading/vertical-heading.tsx";
import { Hero, HeroBack } from "./hero.tsx";

const foot = (
  <>
    <p className="text-lead">決めつけの外側に、町がある。</p>
    <Button wide>会いにいく</Button>
  </>
);

export const sandboxes = {
  "a heading at the right, a way back, what to do": () => (
    <Hero scene={<Picture picture={scene} fit="cover" />} foot={foot}>
      <HeroBack to="/zone1">ぜんぶの扉</HeroBack>
      <VerticalHeading className="hero-title" lines={["踊り場の", "金魚"]} />
    </Hero>
  ),
  "words at the foot alone": () => <Hero veil="low" scene={<Picture picture={scene} fit="cover" />} foot={foot} />,
};
