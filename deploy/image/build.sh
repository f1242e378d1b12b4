#!/usr/bin/env bash
# Builds the image from the single binary and five Debian packages, and writes it as an archive that Docker and Podman
# load. Needs apt-get, dpkg-deb and buildah of Debian or Ubuntu, and Node.js. Nothing else is fetched.
#
#   deploy/image/build.sh [amd64|arm64] [VERSION]
set -euo pipefail
cd "$(dirname "$0")/../.."

arch=${1:-$(dpkg --print-architecture)}
version=${2:-$(node --print 'require("./packages/server/package.json").version')}
source=$(node --print 'require("./packages/server/package.json").repository.url.replace(/^git\+|\.git$/g, "")')
case $arch in
  amd64) target=linux-x64 ;;
  arm64) target=linux-arm64 ;;
  *) echo "There is no image for $arch; there are amd64 and arm64." >&2 && exit 1 ;;
esac

work=$(mktemp --directory)
trap 'rm --recursive --force "$work"' EXIT
root=$work/root
out=deploy/image/atlas-server-$version-$arch.tar
mkdir --parents "$root"/{usr/bin,etc/ssl/certs,tmp} "$work/volume/data"

npm run binaries "$target"
install --mode 755 "packages/server/binaries/atlas-server-$target" "$root/usr/bin/atlas-server"

# Bun needs glibc. The packages are unpacked and not installed, so there is no shell and no package manager.
(
  cd "$work"
  apt-get download libc6:"$arch" libgcc-s1:"$arch" base-files:"$arch" netbase ca-certificates 2> >(grep --invert-match unsandboxed >&2)
)
# Scanners and the list of parts read there what is in the image.
mkdir --parents "$root/var/lib/dpkg/status.d"
for package in "$work"/*.deb; do
  dpkg-deb --extract "$package" "$root"
  dpkg-deb --field "$package" > "$root/var/lib/dpkg/status.d/$(dpkg-deb --field "$package" Package)"
done
cat "$root"/usr/share/ca-certificates/mozilla/*.crt > "$root/etc/ssl/certs/ca-certificates.crt"
rm --recursive --force "$root"/usr/share/{doc,ca-certificates,locale,lintian,bug,info,man} "$root/usr/sbin"
chmod 1777 "$root/tmp"

cat > "$root/etc/passwd" <<END
root:x:0:0:root:/:/usr/sbin/nologin
atlas:x:10001:10001:atlas:/data:/usr/sbin/nologin
END
printf 'root:x:0:\natlas:x:10001:\n' > "$root/etc/group"

storage=(--root "$work/storage" --runroot "$work/run" --storage-driver vfs)
container=$(buildah "${storage[@]}" from --format docker --arch "$arch" scratch)
buildah "${storage[@]}" copy --quiet "$container" "$root" / > /dev/null
# A volume takes its owner from the folder of the image.
buildah "${storage[@]}" copy --quiet --chown 10001:10001 "$container" "$work/volume" / > /dev/null
buildah "${storage[@]}" config \
  --user 10001:10001 \
  --workingdir /data \
  --volume /data \
  --port 4100 \
  --env HOST=0.0.0.0 --env DATA_DIR=/data --env BUN_CONFIG_MAX_HTTP_REQUESTS=1024 \
  --entrypoint '["/usr/bin/atlas-server"]' --cmd start \
  --stop-signal SIGTERM \
  --healthcheck 'CMD /usr/bin/atlas-server health' \
  --healthcheck-interval 10s --healthcheck-timeout 6s --healthcheck-start-period 30s \
  --label org.opencontainers.image.title=atlas-server \
  --label "org.opencontainers.image.version=$version" \
  --label org.opencontainers.image.licenses=Apache-2.0 \
  --label "org.opencontainers.image.source=$source" \
  "$container"
# The format of Docker, since that of OCI has no health check.
image=$(buildah "${storage[@]}" commit --quiet --format docker "$container" "localhost/atlas-server:$version")
rm --force "$out"
buildah "${storage[@]}" push --quiet "$image" "docker-archive:$out:localhost/atlas-server:$version"
echo "$out: $(du --apparent-size --block-size 1MB "$out" | cut --fields 1) MB unpacked, $(gzip --fast --stdout "$out" | wc --bytes | awk '{ printf "%.0f", $1 / 1e6 }') MB compressed"
