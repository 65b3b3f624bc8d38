import * as apps from "kubernetes-models/apps/v1";
import * as autoscaling from "kubernetes-models/autoscaling/v2";
import * as batch from "kubernetes-models/batch/v1";
import * as networking from "kubernetes-models/networking.k8s.io/v1";
import * as policy from "kubernetes-models/policy/v1";
import * as core from "kubernetes-models/v1";
import type { Manifest } from "./render-chart.ts";

type Model = new (manifest: never) => { validate(): void };
const models: Record<string, Record<string, unknown>> = {
  "apps/v1": apps,
  "autoscaling/v2": autoscaling,
  "batch/v1": batch,
  "networking.k8s.io/v1": networking,
  "policy/v1": policy,
  v1: core,
};

interface Pod {
  serviceAccountName?: string;
  volumes?: { name: string; configMap?: { name: string } }[];
  containers: {
    name: string;
    image: string;
    ports?: { name: string }[];
    envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
    env?: { name: string; valueFrom?: { secretKeyRef?: { name: string } } }[];
    volumeMounts?: { name: string }[];
    securityContext?: { readOnlyRootFilesystem?: boolean; allowPrivilegeEscalation?: boolean };
  }[];
  securityContext?: { runAsNonRoot?: boolean };
}

/**
 * What a cluster would refuse, or would leave hanging: a field that the schema of its kind does not have, a name that leads
 * nowhere, a pod that nothing selects, a container that may write or rise.
 * @param outside what is there besides, by `kind/name`
 */
export function findFaults(manifests: readonly Manifest[], outside: readonly string[]): string[] {
  const there = new Set([...manifests.map(({ kind, metadata }) => `${kind}/${metadata.name}`), ...outside]);
  const faults = manifests.flatMap((manifest) => [...schemaFaults(manifest), ...selectorFaults(manifest, manifests)]);
  for (const { name, pod } of manifests.flatMap(podsOf)) {
    const need = (what: string): void => void (there.has(what) || faults.push(`${name}: there is no ${what}`));
    if (pod.serviceAccountName !== undefined && pod.serviceAccountName !== "default")
      need(`ServiceAccount/${pod.serviceAccountName}`);
    if (pod.securityContext?.runAsNonRoot !== true) faults.push(`${name} may be root`);
    const volumes = new Set(pod.volumes?.map((volume) => volume.name));
    for (const { configMap } of pod.volumes ?? []) if (configMap) need(`ConfigMap/${configMap.name}`);
    for (const container of pod.containers) {
      for (const { configMapRef, secretRef } of container.envFrom ?? []) {
        if (configMapRef) need(`ConfigMap/${configMapRef.name}`);
        if (secretRef) need(`Secret/${secretRef.name}`);
      }
      for (const { valueFrom } of container.env ?? [])
        if (valueFrom?.secretKeyRef) need(`Secret/${valueFrom.secretKeyRef.name}`);
      for (const mount of container.volumeMounts ?? [])
        if (!volumes.has(mount.name)) faults.push(`${name}: there is no volume ${mount.name}`);
      const { readOnlyRootFilesystem, allowPrivilegeEscalation } = container.securityContext ?? {};
      if (readOnlyRootFilesystem !== true || allowPrivilegeEscalation !== false)
        faults.push(`${name}: ${container.name} is not confined`);
    }
  }
  return faults;
}

function schemaFaults(manifest: Manifest): string[] {
  const Kind = models[manifest.apiVersion]?.[manifest.kind] as Model | undefined;
  const name = `${manifest.kind}/${manifest.metadata.name}`;
  if (!Kind) return [`${name}: nobody knows a ${manifest.kind} of ${manifest.apiVersion}`];
  try {
    new Kind(manifest as never).validate();
    return [];
  } catch (error) {
    return [`${name}: ${String(error)}`];
  }
}

/** Whoever names others by their labels or their name must find one. */
function selectorFaults(manifest: Manifest, manifests: readonly Manifest[]): string[] {
  const { kind, metadata } = manifest;
  const name = `${kind}/${metadata.name}`;
  const spec = manifest.spec as {
    selector?: Record<string, string> & { matchLabels?: Record<string, string> };
    podSelector?: { matchLabels?: Record<string, string> };
    scaleTargetRef?: { kind: string; name: string };
  };
  const labels =
    spec?.podSelector?.matchLabels ?? spec?.selector?.matchLabels ?? (kind === "Service" ? spec.selector : undefined);
  const faults: string[] = [];
  if (
    labels &&
    !manifests.flatMap(podsOf).some((pod) => Object.entries(labels).every(([key, value]) => pod.labels[key] === value))
  )
    faults.push(`${name} selects no pod`);
  const target = spec?.scaleTargetRef;
  if (target && !manifests.some((other) => other.kind === target.kind && other.metadata.name === target.name))
    faults.push(`${name} scales nothing`);
  return faults;
}

function podsOf(manifest: Manifest): { name: string; labels: Record<string, string>; pod: Pod }[] {
  type Template = { metadata?: { labels?: Record<string, string> }; spec: Pod };
  const spec = manifest.spec as { template?: Template; jobTemplate?: { spec: { template: Template } } } | undefined;
  const template = spec?.jobTemplate?.spec.template ?? spec?.template;
  if (!template) return [];
  return [
    { name: `${manifest.kind}/${manifest.metadata.name}`, labels: template.metadata?.labels ?? {}, pod: template.spec },
  ];
}
