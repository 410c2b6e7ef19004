export const nothing = () => undefined

/** What the browser writes of dates in Chinese. */
export const dateWords = /^(日?星期.|周.|[一二三四五六日]|[年月日]|小时|分钟)$/
