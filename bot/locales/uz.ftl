### Refusals: one for each code of contract/errors.ts

error-invalid-input = Kiritilgan maʼlumotni tekshiring
error-unauthorized = Davom etish uchun kiring
error-forbidden = Sizda ruxsat yoʻq
error-banned = Profilingiz bloklangan. Yordam xizmatiga yozing
error-not-found = Topilmadi
error-conflict = Oʻzgarib boʻlgan. Yangilab, qayta urinib koʻring
error-too-large = Hajmi juda katta
error-unsupported-media = Bunday format qabul qilinmaydi
error-too-many-requests = Juda tez-tez. Birozdan soʻng urinib koʻring
error-internal = Bizda xatolik yuz berdi. Qayta urinib koʻring
