// Grounds of the share pictures, one for each floor and each site that has a scene of its own.
const ground = (name, scene, alt) => ({
  id: `share-ground-${name}`, kind: 'share', maker: './share/ground.mjs', needs: [scene], width: 1200, height: 630, budget: 130, alt,
});

export const rows = [
  ground('1', 'zone1-gate', '黒い漆の回廊の奥で、濡れた赤い唇がひらいている。'),
  ground('2', 'zone2-mirror', '黒い硝子の広間。目をとじた磁器の顔。'),
  ground('3', 'zone3-water', '黒い水に、目がいくつも浮かんでいる。'),
  ground('4', 'zone4-bench-risen', '作業灯の下、押したばかりの赤い粉。'),
  ground('5', 'zone5-horizon', '黒い空の下、口紅の赤が地平まで流れている。'),
];
