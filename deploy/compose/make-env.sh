#!/bin/sh
# Writes .env with fresh secrets: ./make-env.sh api.example.com > .env
set -eu
hex() { openssl rand -hex 32; }
cat <<END
DOMAIN=${1:?Name the domain: ./make-env.sh api.example.com > .env}
ATLAS_ENCRYPTION_KEYS=$(openssl rand -base64 32)
ATLAS_SECRET=$(hex)
ATLAS_METRICS_TOKEN=$(hex)
POSTGRES_PASSWORD=$(hex)
OWNER_PASSWORD=$(hex)
SERVICE_PASSWORD=$(hex)
GRAFANA_PASSWORD=$(hex)
END
