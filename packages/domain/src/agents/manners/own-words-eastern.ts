import type { OwnWords } from "./own-words.ts";

const tr: OwnWords = {
  greeting: "Merhaba! Size nasıl yardımcı olabilirim?",
  thanks: "Rica ederim! Bir şeye ihtiyacınız olduğunda yazın.",
  well: "Tamam. Başka ne öğrenmek istersiniz?",
  no: "Tamam. Başka bir şeye ihtiyacınız olursa buradayım.",
  never_mind: "Sorun değil. İstediğiniz zaman yazın.",
  goodbye: "Hoşça kalın, yazdığınız için teşekkürler!",
  about:
    "Ben otomatik bir asistanım. Sunduklarımız hakkında sorabilirsiniz: bana verilen bilgilerle yanıtlarım. Bir insanla görüşmek isterseniz söylemeniz yeterli.",
  wordless: "Yalnızca kelimeleri okuyabilirim. Ne öğrenmek istediğinizi yazın ya da bir insan isteyin.",
  nothing: "Bu konuda bir şey bulamadım, tahmin de etmek istemem.",
  uncertain: "Yanıttan emin değilim. En yakını şurada:",
  offer: "Soruyu başka türlü sorabilir misiniz, yoksa sizi bir insana aktarayım mı?",
  handover: "Sizi bir insana aktarıyorum, size buradan yanıt verecek.",
  usually: "Bu genellikle en fazla şu kadar sürer: {time}.",
  expected: "Yanıtı yaklaşık şu zamanda bekleyebilirsiniz: {time}.",
  complaint: "Bunun için üzgünüm.",
  allergy:
    "Alerji söz konusuysa lütfen bana güvenmeyin. İçindekileri bilen biri yanıt verene kadar hiçbir şey yemeyin ve kullanmayın.",
  care: "Alerjiniz varsa önce bir insana sorun: söylemeniz yeterli.",
  danger:
    "Birisi tehlikedeyse hemen acil servisi arayın: Türkiye ve Avrupa'da 112, Kuzey Amerika'da 911. Buradan da birine haber veriyorum, ama yanıt beklemeyin.",
  order: "Siparişlere ben bakamıyorum.",
  booking: "Rezervasyon yapamam ya da değiştiremem.",
  stopping: "Bizden artık reklam almamak için yalnızca DUR yazın.",
  awaited: "Size buradan bir insan yanıt verecek. Yazdığınız her şeyi okuyacak.",
  unanswered: "“{question}” hakkında bir şey bulamadım.",
};

const id: OwnWords = {
  greeting: "Halo! Ada yang bisa saya bantu?",
  thanks: "Sama-sama! Hubungi saya kapan saja Anda perlu.",
  well: "Baik. Apa lagi yang ingin Anda ketahui?",
  no: "Baik. Saya di sini jika Anda perlu hal lain.",
  never_mind: "Tidak masalah. Silakan tulis kapan saja.",
  goodbye: "Sampai jumpa, terima kasih atas pesan Anda!",
  about:
    "Saya asisten otomatis. Tanyakan apa saja tentang layanan kami: saya menjawab dari informasi yang diberikan kepada saya. Jika Anda ingin berbicara dengan orang, katakan saja.",
  wordless: "Saya hanya bisa membaca kata-kata. Tuliskan yang ingin Anda ketahui, atau mintalah seseorang.",
  nothing: "Saya tidak menemukan apa pun tentang ini, dan saya tidak mau menebak.",
  uncertain: "Saya tidak yakin dengan jawabannya. Yang paling dekat ada di",
  offer: "Bisakah Anda bertanya dengan cara lain, atau saya sambungkan ke seseorang?",
  handover: "Saya sambungkan Anda ke seseorang, yang akan menjawab di sini.",
  usually: "Biasanya paling lama: {time}.",
  expected: "Perkiraan waktu jawaban: {time}.",
  complaint: "Saya mohon maaf.",
  allergy:
    "Jika ada alergi, jangan mengandalkan saya. Jangan makan atau pakai apa pun sebelum dijawab oleh orang yang tahu bahan-bahannya.",
  care: "Jika Anda punya alergi, tanyakan dulu kepada seseorang: katakan saja.",
  danger:
    "Jika ada yang dalam bahaya, segera hubungi layanan darurat: 112 di Indonesia dan Eropa, 911 di Amerika Utara. Saya juga memberi tahu seseorang di sini, tetapi jangan menunggu jawaban.",
  order: "Saya sendiri tidak bisa melihat pesanan.",
  booking: "Saya tidak dapat membuat atau mengubah reservasi.",
  stopping: "Agar tidak menerima promosi lagi dari kami, balas dengan satu kata BERHENTI.",
  awaited: "Seseorang akan menjawab Anda di sini. Semua yang Anda tulis akan dibaca.",
  unanswered: "Saya tidak menemukan apa pun tentang “{question}”.",
};

const ar: OwnWords = {
  greeting: "مرحبًا! كيف يمكنني مساعدتك؟",
  thanks: "على الرحب والسعة! راسلنا متى احتجت إلى شيء.",
  well: "حسنًا. ماذا تود أن تعرف أيضًا؟",
  no: "حسنًا. أنا هنا إن احتجت إلى شيء آخر.",
  never_mind: "لا مشكلة. راسلنا متى شئت.",
  goodbye: "مع السلامة، وشكرًا لرسالتك!",
  about: "أنا مساعد آلي. اسألني عما نقدمه: أجيب من المعلومات التي أُعطيت لي. إن كنت تفضل التحدث مع شخص فقل ذلك فقط.",
  wordless: "لا أستطيع قراءة غير الكلمات. اكتب ما تود معرفته، أو اطلب شخصًا.",
  nothing: "لم أجد شيئًا عن هذا، ولن أخمّن.",
  uncertain: "لست متأكدًا من الإجابة. أقرب ما وجدته في",
  offer: "هل يمكنك صياغة السؤال بطريقة أخرى، أم أحوّلك إلى شخص؟",
  handover: "أحوّلك الآن إلى شخص سيجيبك هنا.",
  usually: "لا يستغرق هذا عادة أكثر من: {time}.",
  expected: "الوقت المتوقع للرد: {time}.",
  complaint: "أعتذر عن ذلك.",
  allergy: "في حالة الحساسية لا تعتمد عليّ. لا تأكل ولا تستعمل شيئًا قبل أن يجيبك شخص يعرف المكونات.",
  care: "إن كانت لديك حساسية فاسأل شخصًا أولًا: قل ذلك فقط.",
  danger:
    "إن كان أحد في خطر فاتصل بالطوارئ فورًا: 112 في أوروبا و911 في أمريكا الشمالية. سأبلغ شخصًا هنا أيضًا، لكن لا تنتظر الإجابة.",
  order: "لا أستطيع الاطلاع على الطلبات بنفسي.",
  booking: "لا أستطيع إجراء الحجوزات أو تغييرها بنفسي.",
  stopping: "لكي لا تصلك رسائل تسويقية منا، أرسل كلمة توقف وحدها.",
  awaited: "سيجيبك شخص هنا، وسيقرأ كل ما تكتبه.",
  unanswered: "لم أجد شيئًا عن «{question}».",
};

const hi: OwnWords = {
  greeting: "नमस्ते! मैं आपकी क्या मदद कर सकता हूँ?",
  thanks: "आपका स्वागत है! जब भी ज़रूरत हो, लिखिए।",
  well: "ठीक है। आप और क्या जानना चाहेंगे?",
  no: "ठीक है। कुछ और चाहिए तो मैं यहाँ हूँ।",
  never_mind: "कोई बात नहीं। जब चाहें लिखिए।",
  goodbye: "अलविदा, और लिखने के लिए धन्यवाद!",
  about:
    "मैं एक स्वचालित सहायक हूँ। हमारी सेवाओं के बारे में पूछिए: मैं दी गई जानकारी से उत्तर देता हूँ। किसी व्यक्ति से बात करनी हो तो बस कह दीजिए।",
  wordless: "मैं केवल शब्द पढ़ सकता हूँ। कृपया लिखिए कि आप क्या जानना चाहते हैं, या किसी व्यक्ति के लिए कहिए।",
  nothing: "मुझे इसके बारे में कुछ नहीं मिला, और मैं अनुमान नहीं लगाऊँगा।",
  uncertain: "मुझे उत्तर का पक्का भरोसा नहीं है। सबसे निकट यह है:",
  offer: "क्या आप सवाल दूसरी तरह पूछ सकते हैं, या मैं आपको किसी व्यक्ति को सौंप दूँ?",
  handover: "मैं आपको एक व्यक्ति को सौंप रहा हूँ, जो आपको यहीं उत्तर देंगे।",
  usually: "इसमें आम तौर पर अधिक से अधिक इतना समय लगता है: {time}।",
  expected: "उत्तर का अनुमानित समय: {time}।",
  complaint: "मुझे इसका खेद है।",
  allergy: "एलर्जी हो तो कृपया मुझ पर भरोसा न करें। जब तक सामग्री जानने वाला व्यक्ति उत्तर न दे, कुछ न खाएँ और न इस्तेमाल करें।",
  care: "अगर आपको एलर्जी है तो पहले किसी व्यक्ति से पूछिए: बस कह दीजिए।",
  danger:
    "अगर कोई ख़तरे में है तो तुरंत आपातकालीन सेवा को फ़ोन करें: भारत और यूरोप में 112, उत्तरी अमेरिका में 911। मैं यहाँ भी एक व्यक्ति को बता रहा हूँ, पर उत्तर की प्रतीक्षा न करें।",
  order: "मैं स्वयं ऑर्डर नहीं देख सकता।",
  booking: "मैं स्वयं बुकिंग न कर सकता हूँ, न बदल सकता हूँ।",
  stopping: "हमसे प्रचार संदेश न पाने के लिए केवल STOP लिखकर भेजिए।",
  awaited: "एक व्यक्ति आपको यहीं उत्तर देंगे। आप जो भी लिखेंगे, वे पढ़ेंगे।",
  unanswered: "“{question}” के बारे में मुझे कुछ नहीं मिला।",
};

export const eastern = { tr, id, ar, hi };
