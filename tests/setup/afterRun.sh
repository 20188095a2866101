#!/bin/sh
# Waits until the run ($2) that holds the other end of stdin is over, however it ended, and removes all of it:
# its processes, by the TMPDIR they were started with (where there is /proc), its servers, its folder ($1).
cat > /dev/null

end_processes() {
  for environment in $(grep -lsz "^TMPDIR=$1" /proc/[0-9]*/environ); do
    process=${environment%/environ}
    # Vitest ends its own workers: it would wait for a minute for the answer of one that is killed.
    grep -qs "^PPid:[[:space:]]*$2$" "$process/status" || kill -KILL "${process#/proc/}" 2> /dev/null
  done
}
end_processes "$1" "$2"
# A run that dies closes its files a moment before its children are orphans: until then they look like workers of a living one.
sleep 0.3
end_processes "$1" "$2"

find "$1" -name postmaster.pid | while read -r file; do
  pid=$(head -n 1 "$file")
  # A crash leaves its number behind, which may be anybody's by now.
  case $(cat "/proc/$pid/comm" 2> /dev/null || ps -o comm= -p "$pid" 2> /dev/null) in
    *postgres*) kill -QUIT "$pid" ;;
  esac
done

# What is still ending may write into the folder while it goes.
tries=0
until rm -rf "$1" 2> /dev/null || [ "$tries" -eq 50 ]; do
  tries=$((tries + 1))
  sleep 0.1
done
