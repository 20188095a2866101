import type { ListingStatus } from "#contract/listings.ts";
import type { CloseReason, RejectReason } from "#contract/reasons.ts";
import type { Random } from "../random.ts";
import { daysAgo, later, minutesAgo } from "./times.ts";

export interface Life {
  status: ListingStatus;
  createdAt: Date;
  approvedAt: Date | null;
  expiresAt: Date | null;
  updatedAt: Date;
  rejectReason: RejectReason | null;
  rejectNote: { ru: string; uz: string } | null;
  closeReason: CloseReason | null;
}

/** How many listings are in each state besides the active ones. */
const seldom: [ListingStatus, number][] = [
  ["pending", 25],
  ["rejected", 20],
  ["closed", 40],
  ["expired", 40],
  ["draft", 5],
  ["removed", 10],
];

/** A state for each of `count` listings. */
export function shareStatuses(count: number, random: Random): ListingStatus[] {
  const others = seldom.flatMap(([status, times]) => Array.from({ length: times }, () => status));
  const active: ListingStatus[] = Array.from({ length: count - others.length }, () => "active");
  return random.shuffled([...active, ...others]);
}

const rejections = [
  ["photo", "На фото виден номер телефона", "Rasmda telefon raqami koʻrinib turibdi"],
  ["category", "Выберите подходящую категорию", "Mos toifani tanlang"],
  ["duplicate", "Такое объявление у вас уже есть", "Sizda bunday eʼlon allaqachon bor"],
  ["misleading", "Цена не соответствует описанию", "Narx tavsifga mos emas"],
  ["spam", "Слишком много повторов в названии", "Nomida takrorlar juda koʻp"],
  ["prohibited", "Этот товар продавать нельзя", "Bu tovarni sotish mumkin emas"],
  ["other", "Добавьте описание подробнее", "Tavsifni batafsilroq yozing"],
] as const;

const nothing = {
  approvedAt: null,
  expiresAt: null,
  rejectReason: null,
  rejectNote: null,
  closeReason: null,
};

/** Days since approval: the market grows, so recent days have more. */
const age = (random: Random, most: number) => random.next() ** 1.5 * most;

function waiting(status: ListingStatus, now: Date, random: Random): Life {
  const createdAt =
    status === "pending" ? minutesAgo(random.int(4, 1_500), now) : daysAgo(random.int(1, 20), now, random);
  const life = { ...nothing, status, createdAt, updatedAt: createdAt };
  if (status !== "rejected") return life;
  const [rejectReason, ru, uz] = random.pick(rejections);
  const rejectNote = random.chance(0.8) ? { ru, uz } : null;
  return { ...life, rejectReason, rejectNote, updatedAt: later(createdAt, random.next() * 0.2) };
}

const closings = ["SoldHere", "SoldHere", "SoldOnOtherPlatform", "Other"] as const;

/** When a listing was made and approved, and how it ended. */
export function liveLife(status: ListingStatus, now: Date, random: Random): Life {
  if (status === "pending" || status === "rejected" || status === "draft")
    return waiting(status, now, random);
  const approvedAt =
    status === "expired"
      ? daysAgo(random.int(31, 75), now, random)
      : random.chance(0.03) && status === "active"
        ? minutesAgo(random.int(2, 290), now)
        : daysAgo(age(random, status === "active" ? 28.9 : 26) + (status === "active" ? 0 : 2), now, random);
  const createdAt = new Date(approvedAt.getTime() - random.int(3, 240) * 60_000);
  const expiresAt = later(approvedAt, 30);
  const ended = later(approvedAt, random.next() * 2);
  return {
    ...nothing,
    status,
    createdAt,
    approvedAt,
    expiresAt,
    updatedAt: status === "active" ? approvedAt : status === "expired" ? expiresAt : ended,
    closeReason: status === "closed" ? random.pick(closings) : null,
  };
}
