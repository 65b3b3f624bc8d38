import { classNames } from "../../basics/class-names.ts";
import role from "./type.module.css";

export const sandboxes = {
  roles: () => (
    <>
      <p className={classNames(role.latin, role.chrome)}>KATE ZONE</p>
      <p className={role.display}>踊り場の金魚</p>
      <p className={role.micro}>MET 07/24</p>
      <p>白い光の色です。画面の明るさで見え方が変わります。</p>
      <p className={role.ghost} aria-hidden="true">
        17
      </p>
    </>
  ),
};
