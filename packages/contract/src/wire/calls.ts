/** Calls of the platform itself that every client makes. */
export const authCalls = {
  token: '/blade-auth/oauth/token',
  captcha: '/blade-auth/oauth/captcha',
  logout: '/blade-auth/oauth/logout',
  userInfo: '/blade-auth/oauth/user-info',
  sendCode: '/blade-auth/oauth/sms/send-validate',
  /** With the source behind it. */
  socialRender: '/blade-auth/social/skip-url/oauth/render',
  wechatAuthorize: '/blade-bip/wechat/public-account/authorize',
  registerGuest: '/blade-system/user/register-guest',
  tenantInfo: '/blade-system/tenant/info',
} as const

export const fileCalls = {
  putFile: '/blade-resource/oss/endpoint/put-file',
  putFileAttach: '/blade-resource/oss/endpoint/put-file-attach',
} as const
