import type { Random } from './random.ts'

const surnames = [
  ...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤',
]
const givenFirst = [
  ...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂文辉建国志华玉海永春晓雪思雨子梓浩宇俊佳欣嘉慧泽天一诗铭瑞景云若书安林振家宏光立新东成少',
]
const givenSecond = [
  ...'伟芳敏静强磊洋勇杰涛明超霞平刚辉华玲波斌宁飞鹏宇轩涵怡琪妍博然豪晨阳彤悦萱凯翔龙峰松岩江海源清莹洁颖琳瑶婷丹燕红梅兰英',
]

/** A Chinese name of two or three characters. */
export const chineseName = (random: Random): string =>
  random.pick(surnames) + random.pick(givenFirst) + (random.chance(0.72) ? random.pick(givenSecond) : '')

const family = [
  'Nguyễn',
  'Nguyễn',
  'Nguyễn',
  'Trần',
  'Lê',
  'Phạm',
  'Hoàng',
  'Huỳnh',
  'Phan',
  'Vũ',
  'Võ',
  'Đặng',
  'Bùi',
  'Đỗ',
  'Hồ',
  'Ngô',
  'Dương',
]
const men = [
  'Văn Hùng',
  'Văn Nam',
  'Minh Tuấn',
  'Quốc Việt',
  'Đức Anh',
  'Hữu Phúc',
  'Thành Long',
  'Xuân Trường',
  'Công Minh',
  'Ngọc Sơn',
  'Tiến Dũng',
  'Hoàng Hải',
  'Trọng Nghĩa',
  'Bảo Khang',
  'Gia Huy',
  'Quang Vinh',
]
const women = [
  'Thị Hương',
  'Thị Lan',
  'Thu Trang',
  'Ngọc Ánh',
  'Thanh Thảo',
  'Minh Châu',
  'Hồng Nhung',
  'Phương Linh',
  'Thùy Dương',
  'Kim Ngân',
  'Mai Anh',
  'Bích Ngọc',
  'Khánh Huyền',
  'Diệu Linh',
]

export const vietnameseName = (random: Random): string =>
  `${random.pick(family)} ${random.pick(random.chance(0.5) ? men : women)}`

const carriers = [
  '130',
  '131',
  '135',
  '136',
  '137',
  '138',
  '139',
  '150',
  '151',
  '152',
  '158',
  '159',
  '166',
  '176',
  '177',
  '180',
  '182',
  '185',
  '186',
  '187',
  '188',
  '189',
  '191',
  '198',
]

/** Eleven digits. */
export const chineseMobile = (random: Random): string => random.pick(carriers) + random.digits(8)
/** Eleven digits too: the country code without its plus. */
export const vietnameseMobile = (random: Random): string => `84${random.pick(['9', '3', '7', '8'])}${random.digits(8)}`

type City = { name: string; province: string; area: string }

export const cities: readonly City[] = [
  ['苏州', '江苏省', '0512'],
  ['无锡', '江苏省', '0510'],
  ['常州', '江苏省', '0519'],
  ['南京', '江苏省', '025'],
  ['南通', '江苏省', '0513'],
  ['昆山', '江苏省', '0512'],
  ['上海', '上海市', '021'],
  ['杭州', '浙江省', '0571'],
  ['宁波', '浙江省', '0574'],
  ['嘉兴', '浙江省', '0573'],
  ['温州', '浙江省', '0577'],
  ['合肥', '安徽省', '0551'],
  ['芜湖', '安徽省', '0553'],
  ['青岛', '山东省', '0532'],
  ['济南', '山东省', '0531'],
  ['烟台', '山东省', '0535'],
  ['武汉', '湖北省', '027'],
  ['襄阳', '湖北省', '0710'],
  ['长沙', '湖南省', '0731'],
  ['株洲', '湖南省', '0731'],
  ['广州', '广东省', '020'],
  ['深圳', '广东省', '0755'],
  ['东莞', '广东省', '0769'],
  ['佛山', '广东省', '0757'],
  ['惠州', '广东省', '0752'],
  ['厦门', '福建省', '0592'],
  ['宁德', '福建省', '0593'],
  ['重庆', '重庆市', '023'],
  ['成都', '四川省', '028'],
  ['西安', '陕西省', '029'],
  ['郑州', '河南省', '0371'],
  ['天津', '天津市', '022'],
  ['沈阳', '辽宁省', '024'],
  ['长春', '吉林省', '0431'],
].map(([name = '', province = '', area = '']) => ({ name, province, area }))

export const provinces = [
  'Bắc Ninh',
  'Bắc Giang',
  'Hải Phòng',
  'Hà Nội',
  'Vĩnh Phúc',
  'Thái Nguyên',
  'Hưng Yên',
  'Hải Dương',
  'Đồng Nai',
  'Bình Dương',
  'Long An',
  'Đà Nẵng',
  'Quảng Ninh',
  'Thanh Hóa',
  'Nghệ An',
]

const brandFirst = [
  ...'精华恒联瑞盛宏鼎博腾海天金永信诚新东远中德嘉凯兴泰顺安智科创汇力明通达百正大同利星光飞万方众合立锐卓越先睿',
]
const brandSecond = [...'工达盛源泰丰捷创科力信诚德特尔邦康宝隆昌鑫兴迈迪思维驰翔腾跃峰岳岭川江海洋洲辰阳晟朗格尚锋铭炬']

/** Two characters that sound like the name of a company. */
export const brand = (random: Random): string => random.pick(brandFirst) + random.pick(brandSecond)

const streets = [
  '工业园区星湖街',
  '高新区科技路',
  '经济开发区长江路',
  '新区泰山路',
  '滨江工业园海天路',
  '现代产业园创新大道',
  '综合保税区港城路',
  '工业集中区振兴路',
  '智能制造产业园金鸡湖大道',
  '临港新片区云水路',
]

export const chineseAddress = (random: Random, { name, province }: City): string =>
  `${province === `${name}市` ? '' : province}${name}市${random.pick(streets)}${random.whole(1, 998)}号`

export const vietnameseAddress = (random: Random, province: string): string =>
  `Lô ${random.pick(['A', 'B', 'C', 'D', 'E'])}${random.whole(1, 40)}, KCN ${random.pick(['Quế Võ', 'Yên Phong', 'VSIP', 'Thăng Long', 'Tràng Duệ', 'Đình Trám', 'Long Hậu'])}, ${province}, Việt Nam`
