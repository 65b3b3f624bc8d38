{{/* The name of everything in this release; nginx's things have -nginx behind it. */}}
{{- define "kate-zone.name" -}}
{{- if contains "kate-zone" .Release.Name }}{{ .Release.Name | trunc 50 | trimSuffix "-" }}{{ else }}{{ printf "%s-kate-zone" .Release.Name | trunc 50 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- define "kate-zone.selector" -}}
app.kubernetes.io/name: kate-zone
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "kate-zone.labels" -}}
{{ include "kate-zone.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version | replace "+" "_" }}
{{- end }}

{{- define "kate-zone.secret" -}}
{{- .Values.existingSecret | default (include "kate-zone.name" .) }}
{{- end }}

{{/* An image by its digest where one is given: a tag may come to mean another. */}}
{{- define "kate-zone.image" -}}
{{- with .Values.image }}{{ .repository }}{{ if .digest }}@{{ .digest }}{{ else }}:{{ .tag | default $.Chart.AppVersion }}{{ end }}{{ end }}
{{- end }}

{{/* The account of the pods: the chart's own, one that is there, or the namespace's. */}}
{{- define "kate-zone.serviceAccount" -}}
{{- .Values.serviceAccount.name | default (ternary (include "kate-zone.name" .) "default" .Values.serviceAccount.create) }}
{{- end }}

{{/* What every pod of the app's own image has: who it is and what it may. */}}
{{- define "kate-zone.podIdentity" -}}
serviceAccountName: {{ .account }}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{/* A container that may do nothing but compute. */}}
{{- define "kate-zone.confined" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* Spread over nodes and zones where there are several. */}}
{{- define "kate-zone.spread" -}}
{{- range $key := list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
- maxSkew: 1
  topologyKey: {{ $key }}
  whenUnsatisfiable: ScheduleAnyway
  labelSelector:
    matchLabels:
      {{- include "kate-zone.selector" $ | nindent 6 }}
{{- end }}
{{- end }}

{{/*
nginx.conf of the project, filled in as render-nginx.ts does it. The Service stands for all processes: its address never
changes, and it leaves out who is ending. It is named twice, so that nginx may ask again when one did not answer.
*/}}
{{- define "kate-zone.nginxConf" -}}
{{- $address := printf "%s:3000" (include "kate-zone.name" .) }}
{{- $real := list }}{{ $networks := list }}
{{- range .Values.nginx.balancers }}
{{- $real = append $real (printf "set_real_ip_from %s;" .) }}
{{- $networks = append $networks (printf "%s 1;" .) }}
{{- end }}
{{- .Files.Get "nginx.conf"
  | replace "@user@" ""
  | replace "@worker-processes@" (toString .Values.nginx.workerProcesses)
  | replace "@listen@" "8080"
  | replace "@work-dir@" "/var/cache/nginx"
  | replace "@error-log@" "stderr"
  | replace "@access-log@" "/dev/stdout lines"
  | replace "@upstream-servers@" (printf "server %s max_fails=3 fail_timeout=2s;\n    server %s max_fails=0 backup;" $address $address)
  | replace "@resolver@" ""
  | replace "@balancers@" (join "\n  " $real)
  | replace "@balancer-networks@" (join "\n    " $networks)
  | replace "@answered-by@" ""
  | replace "@api@" (.Values.settings.API_BASE_PATH | default "/api/")
}}
{{- end }}
