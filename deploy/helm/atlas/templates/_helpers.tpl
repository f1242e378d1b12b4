{{- define "atlas.labels" -}}
app.kubernetes.io/name: atlas
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "atlas.image" -}}
{{- if and .Values.image.digest (not .Values.image.tag) -}}
{{ .Values.image.repository }}@{{ .Values.image.digest }}
{{- else -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}
{{- end }}

{{- define "atlas.secret" -}}
{{ .Values.existingSecret | default (printf "%s-keys" .Release.Name) }}
{{- end }}

{{- define "atlas.database" -}}
{{ .Values.database.existingSecret | default (printf "%s-database" .Release.Name) }}
{{- end }}

{{/* Environment of every process but the migration. */}}
{{- define "atlas.env" -}}
- { name: ATLAS_ENVIRONMENT, value: production }
- { name: ATLAS_BASE_URL, value: {{ required "baseUrl must be set" .Values.baseUrl | quote }} }
- { name: ATLAS_TRUSTED_PROXIES, value: {{ .Values.trustedProxies | quote }} }
- { name: ATLAS_METRICS_HOST, value: 0.0.0.0 }
- { name: ATLAS_METRICS_PORT, value: "9464" }
{{- range $name, $value := .Values.settings }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
- name: DATABASE_URL
  valueFrom: { secretKeyRef: { name: {{ include "atlas.database" . }}, key: DATABASE_URL } }
- name: DATABASE_DIRECT_URL
  valueFrom: { secretKeyRef: { name: {{ include "atlas.database" . }}, key: DATABASE_DIRECT_URL, optional: true } }
{{- end }}

{{/* A process that may write nowhere but to /tmp. */}}
{{- define "atlas.container" -}}
image: {{ include "atlas.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  readOnlyRootFilesystem: true
  allowPrivilegeEscalation: false
  capabilities: { drop: [ALL] }
volumeMounts: [{ name: tmp, mountPath: /tmp }]
envFrom: [{ secretRef: { name: {{ include "atlas.secret" . }} } }]
{{- end }}
