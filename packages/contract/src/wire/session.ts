import type { StoredFile } from '../kinds/index.ts'
import type { LoginSource } from './settings.ts'

/** Why a token grant was refused; flat like the grant itself. */
export type GrantRefusal = { error_code: number; error_description: string }

/** The token grant answers flat, in snake case, as the spec lists it. */
export type TokenGrant = {
  tenant_id: string
  user_id: string
  account: string
  real_name: string
  user_name: string
  avatar: string
  dept_id: string
  role_id: string
  role_name: string
  access_token: string
  refresh_token: string
  token_type: 'bearer'
  /** Seconds. */
  expires_in: number
  /** 0: no reset needed; anything else forces a new password. */
  pw_status: number
  /** Where a one-time ticket leads in the portal. */
  redirect_to?: string
}

/** `data` of `socialUnknown`: what a registration hands in to be linked, and what the third party calls the person. */
export type UnknownPerson = { oauthId: string; name: string }

/** A platform authenticator that was enrolled, such as a phone's face unlock. */
export type FaceKey = { id: string; name: string; createdAt: string; usedAt: string }
export type SocialLink = LoginSource & { isLinked: boolean; account: string; linkedAt: string }
/** Until when a session may change how its owner gets in, ISO 8601. */
export type Confirmed = { until: string }
/** Whom a ticket lets in. `isCaller`: it is they who asked, and the ticket was taken: nobody has to sign in. */
export type TicketHolder = { name: string; account: string; to: string; isCaller: boolean }
export type Ticket = { ticket: string; url: string /** Seconds. */; expiresIn: number }

/** `data` of user-info. */
export type UserInfo = {
  tenantId: string
  userId: string
  account: string
  realName: string
  avatar: string
  deptId: string
  deptName: string
  postName: string
  roles: string[]
  pwStatus: number
}

/** A node of the menu tree, `name` in the caller's language. Roots have the parent 0. */
export type MenuNode = {
  id: string
  parentId: string
  path: string
  name: string
  code: string
  icon: string
  source: string
  href: string
  /** 2: its screen stays alive. */
  isOpen: number
  displayType: string
  routeType: string
  sopDocId: string
  sopDocName: string
  sopDocPath: string
  meta: Record<string, unknown>
  children: MenuNode[]
}

/** A node of the button tree; leaves carry the permission codes. */
export type ButtonNode = { id: string; parentId: string; code: string; name: string; children: ButtonNode[] }

/** A session of the caller: where they are signed in. */
export type Device = {
  id: string
  /** What the browser calls itself. */
  agent: string
  address: string
  createdAt: string
  /** When it last renewed its tokens. */
  seenAt: string
  isCurrent: boolean
}

/** 1 normal, 2 department broadcast, 3 approval, 4 role broadcast. */
export type MessageType = 1 | 2 | 3 | 4
export type Message = {
  id: string
  type: MessageType
  title: string
  content: string
  /** 1 unread, 0 read. */
  isRead: 0 | 1
  createTime: string
  createUserName: string
  /** Where it leads in the portal; empty when nowhere. */
  url: string
}

/** A message as it is read, with the files that came with it. */
export type OpenMessage = Message & {
  attachments: StoredFile[]
  /** The id of who wrote it, where somebody did and can be answered. */
  createUser?: string
}

/** The types that announce themselves by a notice; the others only wait under the bell. */
export type MessageChoices = { announced: MessageType[] }

export type TopMessages = { messageList: Message[]; unReadCount: number }
