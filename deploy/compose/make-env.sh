#!/bin/sh
# Writes fresh secrets into .env, or another new file, for its owner alone: ./make-env.sh api.example.com [FILE]
set -eu
: "${1:?Name the domain: ./make-env.sh api.example.com}"
umask 077
set -C # Secrets that a deployment has are never written over.
hex() { openssl rand -hex 32; }
cat > "${2:-.env}" <<END
DOMAIN=$1
ATLAS_ENCRYPTION_KEYS=$(openssl rand -base64 32)
ATLAS_SECRET=$(hex)
ATLAS_METRICS_TOKEN=$(hex)
POSTGRES_PASSWORD=$(hex)
OWNER_PASSWORD=$(hex)
SERVICE_PASSWORD=$(hex)
GRAFANA_PASSWORD=$(hex)
END
