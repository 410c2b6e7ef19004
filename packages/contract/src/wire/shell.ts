/** Calls of the shell around every page: what the platform names, and what goes beyond it under `plus`. */
export const shellCalls = {
  /** GET `id`, `sign`: a procedure. Answered to a session, a signed link, or anybody where the record is public. */
  sopDoc: '/blade-bip/sop-doc/detail',
  /** GET `id`: a link for readers without a session. */
  sopDocLink: '/blade-bip/plus/sop-doc/link',
  /** GET `id`: where a stored jump leads. */
  jump: '/blade-bip/plus/jump',
  /** GET: who the caller is, for the workbench. */
  homeUser: '/blade-bip/home-user/info',
  /** GET: the server's clock, ms since 1970. */
  time: '/blade-bip/redis/current-time-millis/get',
  /** GET: the newest handheld app. */
  pdaLatest: '/blade-pda/version/latest',
  /** GET: what is announced now. */
  announcements: '/blade-bip/plus/announcements',
  /** POST `texts`: each in pinyin and by its initials, for a search in the page. */
  pinyin: '/blade-bip/plus/pinyin',
  userDetail: '/blade-system/user/info',
  updateInfo: '/blade-system/user/update-info',
  checkPassword: '/blade-bip/dc-system-user/check-old-pw',
} as const

/** A procedure as it is read. */
export type SopDoc = { id: string; title: string; content: string }
/** Where a jump leads: a path of the portal or an address of the web. */
export type JumpTarget = { url: string }
/** A link that opens one record until it expires. */
export type SignedLink = { path: string; expiresAt: string }
export type PdaRelease = { version: string; downloadUrl: string }
export type AnnouncementTone = 'info' | 'warning' | 'danger'
/** What everybody of the tenant reads above their pages. */
export type Announcement = { id: string; tone: AnnouncementTone; content: string }

/** The caller as the workbench greets them. */
export type HomeUser = {
  userId: string
  account: string
  realName: string
  avatar: string
  deptName: string
  postName: string
  phone: string
  /** Whether they may sign in with the number; absent where nobody signs in by SMS. */
  isPhoneConfirmed?: boolean
  email: string
  roles: string[]
  /** When they signed in the time before this one; empty at the first time. */
  lastSignInAt: string
}
