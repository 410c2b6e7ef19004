import { readFileSync } from 'node:fs'

/** Whom to start a process as; empty where it may run as this user. */
export type Account = { uid?: number; gid?: number }

/** Whether this process is root, so that some programs refuse to run or need their sandbox off. */
export const isRoot = () => process.getuid?.() === 0

/** An ordinary account for programs that refuse to run as root: postgres or nobody; empty when this user is not root. */
export function unprivilegedAccount(): Account {
  if (!isRoot()) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find(([name]) => name === wanted) ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  return { uid: 65534, gid: 65534 }
}
