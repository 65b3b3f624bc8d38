/**
 * Runs before the first paint, so that nothing jumps: what this browser remembers becomes data-* on <html>.
 * `data-opening` is set on the empty path only, and only until the opening was seen once; whoever follows a shared
 * link (`cid=`) came for something else.
 * Zones 1, 4 and 5 show what is on right now: one that the browser brings back from its memory loads anew, also where it was left
 * before anything else of it had run.
 * On a host whose empty path shows a site, the address is that site's own from here on: the router knows it by that.
 * Plain ES5 text: it is hashed into the policy and must be the same on every page.
 */
export const headScript = `(function(d,l){
var e=d.documentElement,s;try{s=l.localStorage}catch(x){}
function g(k){try{return s&&s.getItem(k)}catch(x){return null}}
var p=l.location;if(e.dataset.home&&p.pathname==="/")history.replaceState(null,"",e.dataset.home+p.search+p.hash);
var b=g("kz_bright"),m=g("kz_motion");
if(g("kz_red")==="kept")e.dataset.red="kept";
if(b==="on"||b==="off")e.dataset.bright=b;
if(m==="reduced"||m==="full")e.dataset.motion=m;
if(p.pathname==="/"&&!/[?&]cid=/.test(p.search)&&s&&!g("kz_opening_seen")&&!l.matchMedia("(prefers-reduced-motion: reduce)").matches&&m!=="reduced")e.dataset.opening="first";
if(!/^ja/i.test((navigator.languages||[navigator.language])[0]||"ja"))e.dataset.foreign="on";
e.dataset.sound=/(?:^|; )lmw_sound=[^;]/.test(d.cookie)?"on":"off";
l.addEventListener("pageshow",function(v){if(v.persisted&&/^[/](zone[145])?$/.test(p.pathname))p.reload()});
e.dataset.script="on";
})(document,window)`;
